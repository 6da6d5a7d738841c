// What the first load may weigh, brotli. A flow costs the entry its definition: each brings its own room, so that the
// limit grows with the list of flows and with nothing else.
const fs = require('node:fs')
const path = require('node:path')

/** First chunk of the app without any flow, and what a flow's definition may add to it. */
const BASE_BYTES = 114_150
const BYTES_PER_FLOW = 300
/**
 * What the channels share: the definitions of 20 steps with the addresses of their chunks, and the routing by the server. It is
 * there once, however many channels there are. Definitions that are loaded with their channel would cost its customers another
 * round trip before the first page, for 20 ms less for all others.
 */
const SHARED_STEPS_BYTES = 2_550
/**
 * What the pages and pop-ups around the loan add: the definitions of 16 pages with the addresses of their chunks, the loan
 * page's choice of its product (cash, staff or partner lender), and the places where rights, pop-ups and the question on leaving
 * are loaded once the first figures are shown.
 */
const AROUND_THE_LOAN_BYTES = 4_000
/**
 * What pages say that they need of the device, leaving once, the limit of a host's chunk, and taps that are kept until
 * analytics listens.
 */
const DEVICE_BYTES = 600
/** The addresses of the hosts of eight kinds of environment, which are chunks of their own. */
const HOST_ADDRESSES_BYTES = 200

/**
 * What keeps a page true in every browser and session: input methods, translated text, pages that belong to one customer, and
 * jumps by the server that are counted.
 */
const TRUTH_BYTES = 3_050
/** What asks for a missing consent before a call that needs one: the table of the calls, and the consents that were given. */
const CONSENT_BYTES = 350
/** Slots that the definition gives to a page, and the parts of the loan page that render by themselves. */
const PARTS_BYTES = 850
/** Which stage of an application each page is, and the place where the line that says so is loaded. */
const JOURNEY_BYTES = 300
/** The loan amount grouped while it is typed, the limit that opens as a ring, and one error for several faults. */
const LIMIT_BYTES = 250
/**
 * What loads the definition of a flow when somebody goes there: the place where it is loaded, and the status of an application, which the
 * host asks for.
 */
const LATER_BYTES = 1_170
/** What such a flow adds: its id, its page keys, and the names of the chunks that its pages share with the first ones. */
const BYTES_PER_LATER_FLOW = 80

/** What is there once, whatever flows there are. */
const ONCE_BYTES =
  BASE_BYTES +
  SHARED_STEPS_BYTES +
  AROUND_THE_LOAN_BYTES +
  DEVICE_BYTES +
  HOST_ADDRESSES_BYTES +
  TRUTH_BYTES +
  CONSENT_BYTES +
  PARTS_BYTES +
  JOURNEY_BYTES +
  LIMIT_BYTES +
  LATER_BYTES

const list = fs.readFileSync(path.join(__dirname, 'app/src/flows.ts'), 'utf8')
const flows = list.match(/^import .* from '@koo\/flow-[\w/-]+'$/gm).length
const laterFlows = list.match(/\bimport\('@koo\/flow-[\w/-]+'\)/g).length

module.exports = [
  {
    name: `first chunk of the app, with ${flows} flows and ${laterFlows} later ones`,
    path: ['app/dist/assets/index-*.js', 'app/dist/assets/rolldown-runtime-*.js'],
    brotli: true,
    limit: `${ONCE_BYTES + flows * BYTES_PER_FLOW + laterFlows * BYTES_PER_LATER_FLOW} B`,
  },
  {
    name: 'chunk of the loan page: what it needs beside the first one',
    path: 'app/dist/assets/cash-home-*.js',
    brotli: true,
    limit: '39.7 kB',
  },
  {
    name: 'chunk of the home page: what it needs beside the first one',
    path: 'app/dist/assets/home-*.js',
    brotli: true,
    limit: '5.4 kB',
  },
  {
    name: 'document of the home page, style and first reads included',
    path: 'app/dist/home/index.html',
    brotli: true,
    limit: '10.1 kB',
  },
  {
    name: 'document of the loan page, style and first reads included',
    path: 'app/dist/cash/home/index.html',
    brotli: true,
    // Its inline script also takes the credential of a partner out of the address, chooses the build for the browser,
    // and takes more kinds of personal data out of the address. Its style also holds forced colours, links of warm brands,
    // rows at twice the text size, the fade of a row that goes on,
    // the line of the limit, whose separators stand at no end of a line, and values that never widen their row.
    // It names the chunk of the page, in both builds.
    limit: '11.4 kB',
  },
]
