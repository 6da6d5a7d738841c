import { benefits } from './benefits/step.ts'
import { centre } from './centre/step.ts'
import { open } from './open/step.ts'
import { renew } from './renew/step.ts'
import { result } from './result/step.ts'
import { upgrade } from './upgrade/step.ts'

/** The pages of the flow, by their names. */
export const pages = { centre, open, renew, benefits, upgrade, result }
