import { Tag } from '@koo/kit/Tag'
import { readableText } from '@koo/pricing'

export interface RewardProps {
  /** As the server says it, of `useAuthorisation`. */
  reward: string | null | undefined
}

/** What an authorisation brings; nothing until it is known. It stands on the line of a heading, where it moves nothing. */
export function Reward({ reward }: RewardProps) {
  return reward ? <Tag tone="benefit">{readableText(reward)}</Tag> : null
}
