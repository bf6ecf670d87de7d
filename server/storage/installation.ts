/** Where an installation keeps its data, and the lock on it. */
export interface Installation {
  readonly dataDir: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl?: string | undefined;
}

/** Held by the one process that runs an installation. */
export interface Lock {
  release(): Promise<void>;
}
