import { AmountBox } from '@koo/kit/AmountBox'
import { AmountChips } from '@koo/kit/AmountChips'
import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import {
  type AmountState,
  amountChips,
  amountMessage,
  amountState,
  isAmountNotice,
  money,
  moneyCut,
  readAmountLimits,
  thousands,
  toCents,
} from '@koo/pricing'
import { useState } from 'react'
import { type AmountSample, amountSamples } from './amountSamples.ts'

export interface AmountBoardProps {
  /** The state whose sample is in the box at first. */
  code: AmountSample['code']
}

/** A working amount box for its twelve states; a tap on a state puts its sample into the box (semantics 6). */
export function AmountBoard({ code }: AmountBoardProps) {
  const [entry, setEntry] = useState<AmountSample>(() => sampleOf(code))
  const state = stateOf(entry)
  return (
    <Page header={<Header title="金额状态" />}>
      <Box
        entry={entry}
        state={state}
        onText={(text) => setEntry({ ...entry, text })}
        onFocus={() => setEntry((kept) => ({ ...kept, hasFocused: true }))}
      />
      <Surface pad="list" heading="当前条件">
        <ListRow
          label="可用额度"
          note={entry.scene === 'leadFlow' ? '本服务' : '钱包'}
          value={`¥${money(state.limit)}`}
        />
        <ListRow label="资方上限" value={state.lenderCap === null ? '无' : `¥${money(state.lenderCap)}`} />
        <ListRow label="最低金额" value={`¥${money(state.minimum)}`} />
        <ListRow label="是否聚焦过" value={entry.hasFocused ? '是' : '否'} />
        <ListRow label="可以提交" value={<Verdict state={state} />} />
      </Surface>
      <Surface pad="list" heading="十二种状态" aside="点按试一试">
        {amountSamples.map((sample) => (
          <StateRow
            key={sample.code}
            sample={sample}
            isCurrent={sample.code === state.code}
            onTry={() => setEntry(sample)}
          />
        ))}
      </Surface>
    </Page>
  )
}

function sampleOf(code: AmountSample['code']): AmountSample {
  const found = amountSamples.find((sample) => sample.code === code)
  if (found === undefined) throw new Error(`there is no state ${code}`)
  return found
}

function stateOf({ text, config, hasFocused, scene }: AmountSample): AmountState {
  return amountState({ text, limits: readAmountLimits(config), hasFocused, scene })
}

interface BoxProps {
  entry: AmountSample
  state: AmountState
  onText: (text: string) => void
  onFocus: () => void
}

function Box({ entry, state, onText, onFocus }: BoxProps) {
  const message = amountMessage(state)
  const line = isAmountNotice(state) ? { notice: message } : message === '' ? {} : { error: message }
  const chips = amountChips(state.maximum, state.minimum)
  return (
    <AmountBox
      value={entry.text}
      onValueChange={onText}
      onFocus={onFocus}
      placeholder={thousands(state.placeholder, 0)}
      readOnly={!state.editable}
      hint={`可借${moneyCut(state.maximum)}`}
      {...line}
    >
      <AmountChips
        items={chips.map((value) => ({ value, text: moneyCut(toCents(value)) }))}
        shown={state.editable && !state.acceptable && chips.length > 0}
        onChoose={(value) => onText(String(value))}
      />
    </AmountBox>
  )
}

interface StateRowProps {
  sample: AmountSample
  isCurrent: boolean
  onTry: () => void
}

function StateRow({ sample, isCurrent, onTry }: StateRowProps) {
  const state = stateOf(sample)
  const message = amountMessage(state)
  return (
    <ListRow
      icon={
        <Tag tone={isCurrent ? 'brand' : 'plain'} solid={isCurrent}>
          {state.code}
        </Tag>
      }
      label={`${sample.when}${sample.text === '' ? '' : ` · ${sample.text}`}`}
      note={message === '' ? '显示可借额度' : message}
      value={<Verdict state={state} />}
      aria-current={isCurrent || undefined}
      onClick={onTry}
      chevron={false}
    />
  )
}

function Verdict({ state }: { state: AmountState }) {
  return <Tag tone={state.acceptable ? 'ok' : 'bad'}>{state.acceptable ? '可提交' : '拦截'}</Tag>
}
