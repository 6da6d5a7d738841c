import { copy } from '../copy.ts'
import { Choice, Input } from '../parts/fields.tsx'
import type { ReplyKindProps } from './kindProps.ts'
import { pageCodes, routes } from './draft.ts'

const options = routes.map((route) => [route, copy.answer.routes[route]] as const)

/**
 * The fields of a routing reply, which says where the customer goes next. It also offers targets that the app must
 * refuse.
 */
export function RouteFields({ draft, set }: ReplyKindProps) {
  return (
    <>
      <Choice
        label={copy.answer.route}
        value={draft.route}
        options={options}
        onValueChange={(route) => set({ route })}
      />
      {draft.route === 'page' && (
        <Input
          label={copy.answer.pageCode}
          value={draft.pageCode}
          onValueChange={(pageCode) => set({ pageCode })}
          suggestions={pageCodes}
        />
      )}
      {draft.route === 'link' && (
        <Input label={copy.answer.url} type="url" value={draft.url} onValueChange={(url) => set({ url })} />
      )}
    </>
  )
}
