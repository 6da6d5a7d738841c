import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { TextField } from '@koo/kit/TextField'
import { capitalNumeral, thousands } from '@koo/pricing'
import { useState } from 'react'

export interface NumeralBoardProps {
  /** Yuan in the field at first. */
  yuan: string
}

/** Examples of the payment-settlement rules, and difficult cases. */
const examples = [
  '1409.50',
  '6007.14',
  '1680.32',
  '107000.53',
  '16409.02',
  '325.04',
  '10.05',
  '2002002',
  '100000001',
  '1000000000000',
  '-0.05',
  '0',
]

/** Amounts in Chinese capital numerals (semantics 8). */
export function NumeralBoard({ yuan }: NumeralBoardProps) {
  const [text, setText] = useState(yuan)
  const numeral = capitalNumeral(text)
  return (
    <Page header={<Header title="大写金额" />}>
      <Surface>
        <TextField
          label="金额（元）"
          inputMode="decimal"
          value={text}
          onChange={(event) => setText(event.target.value)}
          clearable
          hint="一千万亿以内，最多四位小数"
        />
      </Surface>
      <Notice tone={numeral === '' ? 'warn' : 'ok'} role="status">
        {numeral === '' ? '没有可写的金额' : numeral}
      </Notice>
      <Surface pad="list" heading="规则示例">
        {examples.map((example) => (
          <ListRow key={example} label={thousands(example)} value={capitalNumeral(example)} />
        ))}
      </Surface>
    </Page>
  )
}
