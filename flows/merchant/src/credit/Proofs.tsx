import type { StoreAuthItem } from '@koo/api-client/types'
import { ListRow } from '@koo/kit/ListRow'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import { TaskList, type Task } from '@koo/kit/TaskList'
import { SectionError } from '@koo/page/layout'
import { hasFailed, useGateway } from '@koo/page/query'
import { isPlatform } from '../platforms/platforms.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'
import { storeTask } from './storeTask.ts'
import type { KnownProofs } from './useProofs.ts'

const texts = copy.amount

export interface ProofsProps extends Pick<Props, 'exit'> {
  proofs: KnownProofs
}

/** The proofs of the trade, each with its state; one opens the page that makes it. */
export function Proofs({ proofs: { stores, hasCertificate }, exit }: ProofsProps) {
  return (
    <>
      {stores.query.data ? (
        <Stores items={stores.query.data} exit={exit} />
      ) : hasFailed(stores.query) ? (
        <SectionError title={texts.storesFailed} onRetry={stores.refresh} />
      ) : (
        <Skeleton height={260} />
      )}
      <Surface pad="list">
        <ListRow
          data-event="certificate"
          label={texts.certificate}
          note={texts.certificateOpen}
          {...(hasCertificate
            ? { value: texts.certificateDone }
            : { onClick: () => void exit('certificate') })}
        />
        <ListRow
          data-event="tobacco"
          label={texts.tobacco.title}
          note={texts.tobacco.text}
          onClick={() => void exit('tobacco')}
        />
        <ListRow
          data-event="id_card"
          label={texts.idCard.label}
          note={texts.idCard.note}
          onClick={() => void exit('idCard')}
        />
      </Surface>
    </>
  )
}

/** The platforms that the server lists and that have a page here. */
function Stores({ items, exit }: Pick<ProofsProps, 'exit'> & { items: readonly StoreAuthItem[] }) {
  const now = useGateway().serverNow()
  const tasks = items.flatMap((item): Task[] =>
    isPlatform(item.platform) ? [storeTask(item, item.platform, now)] : [],
  )
  return (
    <TaskList
      heading={texts.proofs}
      aside={texts.proofsHint}
      tasks={tasks}
      onOpen={(id) => isPlatform(id) && void exit(id)}
    />
  )
}
