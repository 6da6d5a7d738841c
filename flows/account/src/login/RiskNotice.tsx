import { useHost } from '@koo/flow'
import { Notice } from '@koo/kit/Notice'
import { useOpenUrl } from '@koo/page'
import { contactOf } from '../service/contact.ts'
import { copy } from './copy.ts'
import * as styles from './Login.css.ts'
import type { RiskFinding } from './useLoginCode.ts'

/** What the risk check found: a sentence before the code, or the way to the customer service. The refusal itself is said at the number. */
export function RiskNotice({ finding, className }: { finding: RiskFinding; className: string }) {
  const host = useHost()
  const open = useOpenUrl()
  if (finding.level === 'verify')
    return (
      <Notice tone="info" role="status" className={className}>
        <span className={styles.sentence}>{finding.text}</span>
      </Notice>
    )
  const service = host.linkUrl('customer-service')
  const { phone } = contactOf(host.config('customerService'))
  return (
    <Notice
      tone="warn"
      role="status"
      className={className}
      {...(service !== null && { actionText: copy.risk.contact, onAction: () => void open(service) })}
    >
      <span className={styles.sentence}>
        {phone === null ? copy.risk.help : copy.risk.helpByPhone(phone)}
      </span>
    </Notice>
  )
}
