import { channelBindCard } from '@koo/api-client/calls'
import { DrawingCard } from '@koo/kit/Drawing'
import { copy } from './copy.ts'
import { leavePage } from './leave/index.ts'
import type { BindCardProps } from './step.ts'

/** Where the tab remembers that the customer has been at the bank: without a card the server names this page again. */
export const LEFT_KEY = 'bind_card_left'

export default leavePage({
  call: channelBindCard,
  // The bank comes back to the start of the flow, where the server says what is next.
  request: () => ({ callBackUrl: new URL('.', location.origin + location.pathname).href }),
  urlOf: ({ url }) => url,
  left: { key: LEFT_KEY },
  drawing: <DrawingCard />,
  copy: { ...copy.bindCard, kept: copy.kept },
  onward: ({ exit }: BindCardProps, isBack) => (isBack ? { text: copy.next, go: () => exit('done') } : null),
})
