import { back, page } from '@koo/flow'
import { face } from '@koo/steps/face'
import { overlimit } from '@koo/steps/outcome'
import { read } from '@koo/steps/read'

const instead = { replace: true } as const
const checked = { passed: back, noneLeft: page('overlimit', instead), web: page('videoh5', instead) } as const

/** The face check for flows without one of their own: it leads back to where it was asked for. */
export const facePages = {
  video: face({ call: 'common', way: 'native' }),
  'video/protocolRead': read(),
  videoh5: face({ call: 'common', way: 'web' }),
  'videoh5/protocolRead': read(),
  overlimit,
}
export const faceExits = {
  // A check that has failed may be repeated where it is.
  video: { ...checked, failed: page('video', instead), read: page('video/protocolRead') },
  videoh5: { ...checked, failed: page('videoh5', instead), read: page('videoh5/protocolRead') },
} as const
