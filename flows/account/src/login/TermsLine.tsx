import { useHost } from '@koo/flow'
import { copy } from './copy.ts'

/** The host's own terms by name. They open beside the page, so nothing that was typed is lost. */
export function TermsLine() {
  const { terms } = useHost()
  return (
    <>
      {copy.agree}
      <a href={terms.service} target="_blank" rel="noopener noreferrer">
        {copy.service}
      </a>
      {copy.and}
      <a href={terms.privacy} target="_blank" rel="noopener noreferrer">
        {copy.privacy}
      </a>
    </>
  )
}
