import { cashGetAmountQuery } from '@koo/api-client/calls'
import { Amount } from '@koo/kit/Amount'
import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { Inline } from '@koo/kit/Inline'
import { Page } from '@koo/kit/Page'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import { Facts, QueryBoundary } from '@koo/page/layout'
import { joinQueries, useCall } from '@koo/page/query'
import { exactCents, moneyCut } from '@koo/pricing'
import { HEADLINES, readHeadlines } from '../../blocks/adverts/headlines.ts'
import { useConfigured } from '../../blocks/useConfigured.ts'
import { copy } from './copy.ts'
import * as styles from './intro.css.ts'
import type { Props } from './step.ts'

/** The offer of a partner lender. A limit that is missing or 0 is not shown as a figure. */
export default function LeadIntro({ exit }: Props) {
  const amount = useCall(cashGetAmountQuery, {})
  const headlines = useConfigured(HEADLINES, readHeadlines, ({ claims }) => claims.length > 0)
  return (
    <QueryBoundary query={joinQueries({ amount, headlines })} skeleton="detail" failedTitle={copy.failed}>
      {({ amount: { leadFlowLoanAmount }, headlines: { claims, rate } }) => {
        const cents = exactCents(leadFlowLoanAmount ?? 0)
        return (
          <Page
            footer={
              <FooterBar above={<p className={styles.note}>{copy.note}</p>}>
                <Button data-event="start" block onClick={() => exit('start')}>
                  {copy.start}
                </Button>
              </FooterBar>
            }
          >
            <Surface>
              <Stack gap={2} align="center">
                <h2 className={styles.title}>{copy.title}</h2>
                {cents > 0 ? (
                  <>
                    <p className={styles.label}>{copy.amount}</p>
                    <Amount size="hero" unit="¥" value={moneyCut(cents)} />
                  </>
                ) : (
                  <p className={styles.label}>{copy.noAmount}</p>
                )}
                {claims.length > 0 && (
                  <Inline as="p" wrap justify="center">
                    {claims.map((text) => (
                      <Tag key={text} tone="brand">
                        {text}
                      </Tag>
                    ))}
                  </Inline>
                )}
              </Stack>
            </Surface>
            <Facts heading={copy.about} facts={copy.points(rate)} />
          </Page>
        )
      }}
    </QueryBoundary>
  )
}
