import type { MerchantLoanData } from '@koo/api-client/types'
import type { Task } from '@koo/kit/TaskList'
import { copy } from './documentsCopy.ts'

/** A document of the review, by its type in `merchant/uploadPicture`. */
export type DocumentType = keyof typeof copy.titles

export interface WantedDocument extends Pick<Task, 'title' | 'state'> {
  readonly type: string
  /** How far it is, or why it was refused. */
  readonly note: string
}

const STATES = { 0: 'open', 1: 'done', 2: 'failed' } as const
type DocumentState = keyof typeof STATES

const isState = (status: unknown): status is DocumentState => Object.hasOwn(STATES, String(status))

// gap N22
/** The documents that the server wants, and how far each is. Without a list those that every application needs, and whose state nobody knows. */
export function documentsOf({ documents }: Pick<MerchantLoanData, 'documents'>): readonly WantedDocument[] {
  if (!documents)
    return (Object.keys(copy.titles) as DocumentType[]).map((type) => ({
      type,
      title: copy.titles[type],
      state: 'open',
      note: type === 'marriageCert' ? copy.ifMarried : copy.notes.open,
    }))
  return documents.map(({ type, title, status, reason }) => {
    const state = isState(status) ? STATES[status] : 'open'
    return { type, title, state, note: (state === 'failed' && reason) || copy.notes[state] }
  })
}

/** Whether a document has a page that takes it. */
export const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(copy.titles, type)
