import { MOST_FILE_BYTES, MOST_FILES, type Store } from './store.ts'

/** Node's own SQLite: available since 22.13. */
const sqlite = process.getBuiltinModule('node:sqlite') as typeof import('node:sqlite') | undefined

/** Whether SQLite is available. */
export const hasSqlite = sqlite !== undefined

/**
 * Stores worlds in one SQLite file. WAL with synchronous=FULL: after `save` has returned, the world survives a kill of
 * the process at any moment, and a partly written world is impossible.
 *
 * @param file path of the database, created when missing; ':memory:' stores nothing
 */
export function sqliteStore(file: string): Store {
  if (!sqlite) throw new Error(`Node ${process.versions.node} has no SQLite: 22.13 or newer is needed`)
  const db = new sqlite.DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000')
  db.exec(
    'CREATE TABLE IF NOT EXISTS worlds (scope TEXT PRIMARY KEY, world TEXT NOT NULL, saved INTEGER NOT NULL) STRICT',
  )
  db.exec(
    `CREATE TABLE IF NOT EXISTS files (scope TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
     bytes BLOB NOT NULL, saved INTEGER NOT NULL, PRIMARY KEY (scope, id)) STRICT`,
  )
  const load = db.prepare('SELECT world FROM worlds WHERE scope = ?')
  const save = db.prepare(
    `INSERT INTO worlds (scope, world, saved) VALUES (?, ?, (SELECT COALESCE(MAX(saved), 0) + 1 FROM worlds))
     ON CONFLICT (scope) DO UPDATE SET world = excluded.world, saved = excluded.saved`,
  )
  const remove = db.prepare('DELETE FROM worlds WHERE scope = ?')
  const saveFile = db.prepare(
    `INSERT INTO files (scope, id, name, type, bytes, saved)
     VALUES (?, ?, ?, ?, ?, (SELECT COALESCE(MAX(saved), 0) + 1 FROM files WHERE scope = ?1))
     ON CONFLICT (scope, id) DO UPDATE SET saved = excluded.saved`,
  )
  const dropFiles = db.prepare(
    `DELETE FROM files WHERE scope = ?1 AND id IN
     (SELECT id FROM (SELECT id, ROW_NUMBER() OVER newest AS place, SUM(LENGTH(bytes)) OVER newest AS total
      FROM files WHERE scope = ?1 WINDOW newest AS (ORDER BY saved DESC))
      WHERE place > 1 AND (place > ${MOST_FILES} OR total > ${MOST_FILE_BYTES}))`,
  )
  const loadFile = db.prepare('SELECT name, type, bytes FROM files WHERE scope = ? AND id = ?')
  const dropFile = db.prepare('DELETE FROM files WHERE scope = ? AND id = ?')
  const removeFiles = db.prepare('DELETE FROM files WHERE scope = ?')
  const scopes = db.prepare('SELECT scope FROM worlds ORDER BY saved')
  return {
    load: (scope) => textOf(load.get(scope)?.['world']),
    save(scope, world) {
      save.run(scope, world)
    },
    remove(scope) {
      remove.run(scope)
      removeFiles.run(scope)
    },
    saveFile(scope, { fileId, name, type, bytes }) {
      saveFile.run(scope, fileId, name, type, bytes)
      dropFiles.run(scope)
    },
    loadFile(scope, fileId) {
      const row = loadFile.get(scope, fileId)
      const bytes = row?.['bytes']
      if (!(bytes instanceof Uint8Array)) return null
      const name = textOf(row?.['name']) ?? ''
      const type = textOf(row?.['type']) ?? ''
      return { fileId, name, type, size: bytes.length, bytes: new Uint8Array(bytes) }
    },
    dropFile(scope, fileId) {
      dropFile.run(scope, fileId)
    },
    removeFiles(scope) {
      removeFiles.run(scope)
    },
    scopes: () => scopes.all().flatMap((row) => textOf(row['scope']) ?? []),
    close: () => db.close(),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
