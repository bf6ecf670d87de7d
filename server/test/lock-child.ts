/** Holds the lock of an installation until it is killed: node lock-child.ts DATA_DIR [DATABASE_URL] */
import { lockInstallation } from '../storage/lock.ts';

const [dataDir, databaseUrl] = process.argv.slice(2);
await lockInstallation({ dataDir, databaseUrl });
process.stdout.write('locked\n');
setInterval(() => {}, 60_000);
