import { userUnbindBankcard } from '@koo/api-client/calls'
import { replies, sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as cardCopy } from '../card/copy.ts'
import { pressAtTheBank } from '../testing/atTheBank.ts'
import { copy } from './copy.ts'
import { detail } from './step.ts'

const CARDS = 'user/queryBankcardListV3'
const UNBIND = 'user/unbindBankcard'
const PHONE = 'user/getReservedPhoneChangeUrl'

type Options = OpenPageOptions<{ card?: string }>
const open = (options: Options = {}) => openPage(detail, { search: { card: 'C1' }, ...options })
const confirm = () => page.getByRole('button', { name: copy.confirm.confirmText, exact: true })

async function unbinds(options: Options = {}) {
  const opened = await open(options)
  await opened.tap(copy.unbind)
  await confirm().click()
  return opened
}

describe('a card', () => {
  it(
    'shows bank, four digits, kind and the masked number at the bank',
    { tags: ['bankCard.8'] },
    async () => {
      const { text } = await open()
      await expect.element(text('138 •••• 0002')).toBeVisible()
      await expect.element(page.getByRole('article')).toMatchTextContent(/招商银行.*默认/)
      expect(document.body.textContent).not.toMatch(/\*{3}|\d{8}/)
    },
  )

  it('of a local bank says so', { tags: ['bankCard.9'] }, async () => {
    await open({ search: { card: 'C2' } })
    await expect.element(page.getByRole('article')).toMatchTextContent(cardCopy.local)
  })

  it('without a number at the bank has no line for it', async () => {
    const card = { userCardId: 'C1', bankName: '招商银行', cardNo: '5670', mobileMasked: null }
    await open({ faults: [replies(CARDS, [card])] })
    await expect.element(page.getByRole('article')).toMatchTextContent('招商银行')
    await expect.element(page.getByText(copy.phone, { exact: true })).not.toBeInTheDocument()
  })

  it.each([['C99'], [undefined]])('that is not there leads to the list: %s', async (card) => {
    const { text, tap, exits } = await open({ search: card === undefined ? {} : { card } })
    await expect.element(text(copy.gone.title)).toBeVisible()
    await tap(copy.list)
    expect(exits).toEqual([{ name: 'list', query: undefined }])
  })

  it('can be loaded again after a failure', async () => {
    const { text, tap } = await open({ faults: [{ match: CARDS, times: 1, fault: 'result=42020' }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(text('138 •••• 0002')).toBeVisible()
  })
})

describe('the number at the bank', () => {
  it('is changed there, and the difference is gone when the customer is back', async () => {
    const first = await open({ persona: 'phone-differs' })
    await expect.element(first.text('139 •••• 8866')).toBeVisible()
    await expect.element(first.text(cardCopy.phoneDiffers)).toBeVisible()
    await first.tap(copy.changePhone)
    await expect.poll(() => first.host.opened).toHaveLength(1)
    const address = location.origin + location.pathname
    expect(first.calls(PHONE).map(({ request }) => request)).toEqual([
      { userCardId: 'C1', callBackUrl: `${address}?card=C1` },
    ])
    await pressAtTheBank(first.world, first.host.opened[0] ?? '', { outcome: 'success' })
    const back = await first.reload()
    await expect.element(back.text('138 •••• 0415')).toBeVisible()
    await expect.element(back.text(cardCopy.phoneDiffers)).not.toBeInTheDocument()
  })

  it('stays when the bank refuses the new one', async () => {
    const first = await open({ persona: 'phone-refused' })
    await first.tap(copy.changePhone)
    await expect.poll(() => first.host.opened).toHaveLength(1)
    await pressAtTheBank(first.world, first.host.opened[0] ?? '', { outcome: 'success' })
    const back = await first.reload()
    await expect.element(back.text(cardCopy.phoneDiffers)).toBeVisible()
  })

  it('is asked to be changed once for many taps', async () => {
    const { host, calls } = await open({ persona: 'phone-differs' })
    const button = page.getByRole('button', { name: copy.changePhone })
    await expect.element(button).toBeVisible()
    for (let tap = 0; tap < 20; tap += 1) (button.element() as HTMLElement).click()
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls(PHONE)).toHaveLength(1)
  })

  it('says why the bank cannot be asked', async () => {
    const fault = { kind: 'result' as const, code: 42113, message: '该银行卡暂时无法使用' }
    const { text, tap, host } = await open({ faults: [{ match: PHONE, fault }] })
    await tap(copy.changePhone)
    await expect.element(text('该银行卡暂时无法使用')).toBeVisible()
    expect(host.opened).toEqual([])
  })

  it('says when the page of the bank may not be opened', async () => {
    const { text, tap } = await open({ host: { opens: () => false } })
    await tap(copy.changePhone)
    await expect.element(text(copy.notOpened)).toBeVisible()
  })
})

describe('unbinding', () => {
  it('asks first, and does nothing without a yes', async () => {
    const { tap, text, exits, calls } = await open()
    await tap(copy.unbind)
    await expect.element(text(copy.confirm.title('招商银行', '5670'))).toBeVisible()
    await expect.element(text(copy.confirm.body)).toBeVisible()
    await tap('取消')
    await expect.element(text(copy.confirm.body)).not.toBeInTheDocument()
    expect([exits, calls(UNBIND)]).toEqual([[], []])
  })

  it('takes the card off once, and no page has it in memory any more', async () => {
    const { exits, calls, world } = await unbinds()
    await expect.poll(() => exits).toEqual([{ name: 'list', query: undefined }])
    expect(calls(UNBIND).map(({ request }) => request)).toEqual([{ userCardId: 'C1' }])
    const kept = world.queries.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] === CARDS })
    expect(kept.map(({ state }) => JSON.stringify(state.data ?? ''))).not.toContainEqual(
      expect.stringContaining('"C1"'),
    )
  })

  it('shows the sentence of the server: the last card', async () => {
    const world = sandboxWorld({})
    await userUnbindBankcard(world.gateway, { userCardId: 'C2' })
    const { text, exits } = await unbinds({ world })
    await expect.element(text('请至少保留一张银行卡，绑定其他银行卡后再解绑')).toBeVisible()
    expect(exits).toEqual([])
  })

  it('shows the sentence of the server: the card of an open loan', async () => {
    const { text } = await unbinds({ persona: 'running-loan' })
    await expect.element(text('该卡为未结清借款的还款卡，借款结清后才可解绑')).toBeVisible()
  })

  it('shows the sentence of the server: the card of automatic repayment', async () => {
    const { text } = await unbinds({ persona: 'autopay-on', tweak: { repayment: { loans: [] } } })
    await expect.element(text('该卡已开通自动还款，请先关闭自动还款')).toBeVisible()
  })

  it('after a lost reply asks whether the card is still there', async () => {
    const { text, calls } = await unbinds({ faults: [{ match: UNBIND, fault: 'drop=after' }] })
    await expect.element(text(copy.gone.title)).toBeVisible()
    expect(calls(UNBIND)).toHaveLength(1)
  })
})
