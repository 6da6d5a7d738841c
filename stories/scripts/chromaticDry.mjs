// Proves the Chromatic set-up without its service: a local stand-in answers the index, the dry run walks every step up
// to the upload. Fails when the token's name, the build folder, git or the stories are not what Chromatic needs.
import { spawn } from 'node:child_process'
import http from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const asked = []

/** Enough of the index for a dry run: every field the program asks for before it would upload. */
const answers = {
  data: {
    createAppToken: 'stand-in',
    createCLIToken: 'stand-in',
    app: {
      hasBuildsWithCommits: false,
      firstBuild: null,
      lastBuild: null,
      id: 'stand-in',
      turboSnapAvailability: 'UNAVAILABLE',
      isOnboarding: false,
      account: { exceededThreshold: false, paymentRequired: false },
    },
    announceBuild: {
      id: 'build',
      number: 1,
      status: 'ANNOUNCED',
      autoAcceptChanges: false,
      reportToken: 'stand-in',
      features: { uiTests: true, uiReview: true },
      app: { id: 'stand-in', turboSnapAvailability: 'UNAVAILABLE' },
    },
  },
}

const server = http.createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    asked.push(/(query|mutation)\s+(\w+)/.exec(body)?.[2] ?? request.url)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers))
  })
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

const child = spawn(
  'chromatic',
  ['--dry-run', '--no-interactive', '--storybook-build-dir', 'storybook-static', '--skip-update-check'],
  {
    cwd: folder,
    env: {
      ...process.env,
      CHROMATIC_PROJECT_TOKEN: process.env.CHROMATIC_PROJECT_TOKEN ?? 'stand-in',
      CHROMATIC_INDEX_URL: `http://127.0.0.1:${server.address().port}`,
      CHROMATIC_DISABLE_TELEMETRY: '1',
    },
  },
)
let text = ''
for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
const code = await new Promise((resolve) => child.on('exit', resolve))
server.close()
const reached = /dry-?run/i.test(text) && /Skipped|skipping/i.test(text)
if (code !== 0 || !reached) {
  console.error(text)
  console.error(
    `Chromatic's dry run did not come to its end (exit ${code}); it asked for: ${asked.join(', ')}`,
  )
  process.exit(1)
}
console.log(`Chromatic dry run: every step up to the upload passed; asked for ${asked.join(', ')}.`)
