import { Checkbox } from '@koo/kit/Checkbox'
import { useId, type ComponentProps } from 'react'
import { BASE } from '../config/settings.ts'
import { agreements, copy } from './copy.ts'
import * as styles from './LoginPage.css.ts'

interface AgreementProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  error: string | undefined
}

/** The consent to the host's own terms. Never ticked beforehand; the texts open beside the page, so nothing is lost. */
export function Agreement({ error, ...field }: AgreementProps) {
  const messageId = useId()
  const text = (file: string, name: string) => (
    <a href={`${BASE}/${file}`} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  )
  return (
    <div className={styles.agreement}>
      <Checkbox
        {...field}
        size="small"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : messageId}
      >
        {copy.agree}
        {text(agreements.service, copy.service)}
        {copy.and}
        {text(agreements.privacy, copy.privacy)}
      </Checkbox>
      <div id={messageId} role={error === undefined ? undefined : 'alert'} className={styles.agreementError}>
        {error}
      </div>
    </div>
  )
}
