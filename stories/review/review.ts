// What changed in the pictures, as one page that needs no server: `npm run visual:review [-- REVISION]`.
// Without a revision it shows what the last run of the stories found, else what is not committed.
import fs from 'node:fs'
import path from 'node:path'
import { changedSince, failedIn } from './changes.ts'
import { reviewPage } from './reviewPage.ts'

const root = path.join(import.meta.dirname, '..', '..')
const [revision] = process.argv.slice(2)
const failed = revision === undefined ? failedIn(root, path.join(root, 'stories', 'test-results')) : []
const base = revision ?? 'HEAD'
const [pictures, since, command] =
  failed.length > 0
    ? [failed, 'The baselines, and what the last run of the stories took.', '# to be mended:']
    : [changedSince(root, base), `Since ${base}.`, `git restore --source=${base} --`]

const out = path.join(root, 'stories', 'reports', 'review.html')
fs.mkdirSync(path.dirname(out), { recursive: true })
fs.writeFileSync(out, reviewPage(pictures, since, command))
console.warn(`${pictures.length} pictures differ. ${out}`)
