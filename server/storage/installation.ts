/** Where an installation keeps its data, and that it is one server's. */
export interface Installation {
  readonly dataDir: string;
  /** PostgreSQL in the place of SQLite in the data directory. */
  readonly databaseUrl?: string | undefined;
}

/** Held by the one process that runs an installation. */
export interface Lock {
  release(): Promise<void>;
}
