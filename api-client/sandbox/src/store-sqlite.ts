import { DatabaseSync } from 'node:sqlite'
import type { Store } from './store.ts'

/**
 * Worlds in one SQLite file. WAL with synchronous=FULL: once `save` has returned, the world survives a kill of the
 * process at any moment, and a torn write is impossible.
 *
 * @param file path of the database, made when missing; ':memory:' keeps nothing
 */
export function sqliteStore(file: string): Store {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000')
  db.exec(
    'CREATE TABLE IF NOT EXISTS worlds (scope TEXT PRIMARY KEY, world TEXT NOT NULL, saved INTEGER NOT NULL) STRICT',
  )
  const load = db.prepare('SELECT world FROM worlds WHERE scope = ?')
  const save = db.prepare(
    `INSERT INTO worlds (scope, world, saved) VALUES (?, ?, (SELECT COALESCE(MAX(saved), 0) + 1 FROM worlds))
     ON CONFLICT (scope) DO UPDATE SET world = excluded.world, saved = excluded.saved`,
  )
  const remove = db.prepare('DELETE FROM worlds WHERE scope = ?')
  const scopes = db.prepare('SELECT scope FROM worlds ORDER BY saved')
  return {
    load: (scope) => textOf(load.get(scope)?.['world']),
    save(scope, world) {
      save.run(scope, world)
    },
    remove(scope) {
      remove.run(scope)
    },
    scopes: () => scopes.all().flatMap((row) => textOf(row['scope']) ?? []),
    close: () => db.close(),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
