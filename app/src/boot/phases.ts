/**
 * What runs when, in order; each phase begins when the one before it is done. `order.test.ts` says the same of 4 to 7.
 *
 * 1. `boot.ts`, the inline script of every page, before anything is painted: personal data leaves the address, the theme is set.
 *    Of a page with an `entry` it is `entryBoot.ts`, which also sends the first calls.
 * 2. `startApp.ts`, still inline: chooses the build for the browser and loads it. `failure.ts` has the message when that fails.
 * 3. `../main.tsx`, the first chunk: adds what old browsers lack (`oldBrowsers.ts`), waits until the page is read to its end and,
 *    in a build with the lab, for the lab.
 * 4. `../start.tsx`: storage, identity, session, host, theme, routes. Nothing is requested but what the first page needs.
 * 5. The first page: it is rendered in place of the prerendered skeleton, and what was typed there is carried over (`carryOver.ts`).
 * 6. Rest: the page has loaded, its requests have ended, and nobody has touched it for a moment.
 * 7. `lateParts.ts`, a chunk that comes with whatever needs it first: a camera, a failure to report, a frame. `afterFirstPage.ts`
 *    runs in this phase alone: configuration, groups of the customer, risk, place.
 */
export const loadLateParts = () => import('./lateParts.ts')
