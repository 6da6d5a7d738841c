// Names newer than the oldest browsers of a build, which the build uses all the same, and what is done about each.

/** Have a row in `app/src/boot/polyfills.ts`. */
const POLYFILLS = [
  'allSettled',
  'at',
  'fromEntries',
  'getAnimations',
  'hasOwn',
  'queueMicrotask',
  'randomUUID',
  'replaceAll',
  'timeOrigin',
  'toSorted',
]

/** Names of our own, or of a library, for things that are no part of the platform. */
const OWN = `
  Profiler ViewTransition adopt and cap capture config delay displayName drop errors formData isError
  isValid loading login memory notify number part percent resize serial share timeline toHex use wait
  watch when with writable
`

/** Where they are missing, the code does without. */
const GUARDED = {
  CloseWatcher: 'asked for by name; the back button is then only what the history makes of it',
  DisplayNames: 'asked for by name: it tells Chromium 81',
  cancelIdleCallback: 'only with requestIdleCallback',
  captureStackTrace: 'asked for by name, in libraries',
  cause: 'undefined: a failure is told in general words, and reported without what led to it',
  checkVisibility: 'its kind is asked for',
  connection: 'asked for by name, in React',
  duplex: 'asked for by name, for bodies that are streams: there are none',
  effect: 'of an animation, in the view transitions of React, which are not used',
  fetchPriority: 'a property that is not read back',
  finished: 'of an animation: getAnimations has none',
  imageSizes: 'a property that is not read back',
  locks: 'asked for by name; tabs then rely on the serial number alone',
  permissions: 'asked for by name; the page then says nothing about a permission',
  requestIdleCallback: 'its kind is asked for, and a timer takes its place',
  scrollLeft: 'old; what is new is its sign in texts from right to left',
  srcObject: 'old; what is new is a source that is no stream',
  startViewTransition: 'its kind is asked for',
  submitter: 'in the forms of the router, which are not used',
}

/** What is done about a name: by the name. */
export const KNOWN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(POLYFILLS.map((name) => [name, 'polyfill'])),
  ...Object.fromEntries(
    OWN.trim()
      .split(/\s+/)
      .map((name) => [name, 'own']),
  ),
  ...GUARDED,
}
