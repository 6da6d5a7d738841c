import { page } from '@koo/flow'
import { keptProof } from '@koo/steps/kept-proof'
import { demosOf, isPlatform, ofEach, PLATFORMS, type DemoName } from './platforms.ts'
import { platformDemo, platformIntro } from './step.ts'
import { guides, proof } from './uploadCopy.ts'

/** How many screenshots are taken for one platform. */
const MOST = 6

const demos = Object.keys(PLATFORMS)
  .filter(isPlatform)
  .flatMap((platform) =>
    demosOf(platform).map((name, place) => [name, platformDemo({ platform, place })] as const),
  )

/** The pages of the platforms: authorisation, upload, and examples over the upload. */
export const platformPages = {
  ...ofEach('Credit', (platform) => platformIntro({ platform })),
  ...ofEach('Upload', (type) => {
    const { name, examples } = PLATFORMS[type]
    const options = { type, proof: proof(name), guide: guides[type], months: true, examples, most: MOST }
    return keptProof(options).with({ title: `上传${name}资料` })
  }),
  ...(Object.fromEntries(demos) as Record<DemoName, ReturnType<typeof platformDemo>>),
}

const home = page('merchantCredit', { replace: true })

/** Where they lead: the authorisation to the upload, the upload to its examples, both back to the start. */
export const platformExits = {
  ...ofEach('Credit', (name) => ({ upload: page(`${name}Upload`), done: home })),
  ...ofEach('Upload', (name) => {
    const [example, example2, example3] = demosOf(name).map((demo) => page(demo))
    return {
      done: home,
      ...(example && { example }),
      ...(example2 && { example2 }),
      ...(example3 && { example3 }),
    }
  }),
}
