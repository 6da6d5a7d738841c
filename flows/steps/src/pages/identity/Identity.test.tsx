import { creditConsent } from '@koo/page/consent'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { onward } from '../../blocks/channel/onward.ts'
import { copy } from './copy.ts'
import { identity, type IdentityOptions } from './step.ts'

const { labels } = copy
const RIGHT = '110101199003078013'
/** As the sandbox logs it. */
const LOGGED = '**************8013'
const MISMATCH = '110101199003079016'

interface Options extends OpenPageOptions<object>, Partial<IdentityOptions> {}

async function open({ fields, group, ...options }: Options = {}) {
  const step = identity({ ...(fields && { fields }), ...(group && { group }) })
  const opened = await openPage(step, { persona: 'siku-start', ...options })
  await expect.element(page.getByLabelText(labels.idNumber)).toBeVisible()
  return opened
}
type Opened = Awaited<ReturnType<typeof open>>

async function agree() {
  await expect.element(page.getByRole('checkbox')).toBeEnabled()
  await page.getByRole('checkbox').click()
}

async function submitWith(opened: Opened, idNumber: string, name = '阿卜杜拉·买买提') {
  await opened.fill(labels.realName, name)
  await opened.fill(labels.idNumber, idNumber)
  await opened.tap(copy.submit)
}

describe('name and number', () => {
  it(
    'are sent once after the authorisation was recorded, with that of each partner',
    { tags: ['agreement.10'] },
    async () => {
      const opened = await open()
      await agree()
      await opened.fill(labels.realName, '阿卜杜拉·买买提')
      await opened.fill(labels.idNumber, '110101 19900307 8013')
      const button = page.getByRole('button', { name: copy.submit }).element() as HTMLButtonElement
      for (let tap = 0; tap < 20; tap += 1) button.click()
      await expect.poll(() => opened.exits).toEqual([{ name: 'done', query: undefined }])
      expect(opened.calls('channel/idAuth').map(({ request }) => request)).toEqual([
        { realName: '阿卜杜拉·买买提', idNumber: LOGGED },
      ])
      const [consent] = opened.world.sandbox.world().consents
      expect(consent?.body).toMatchObject({
        agreementVersion: 'v3',
        clientCode: 'credit-auth',
        subAgreementList: { length: 12 },
      })
    },
  )

  it(
    'are not sent without the tick, or when it could not be recorded in four attempts',
    { tags: ['agreement.8', 'agreement.9'] },
    async () => {
      const opened = await open({ faults: [{ match: 'other/agreementrecord', fault: 'drop=before' }] })
      await submitWith(opened, RIGHT)
      await expect.element(opened.text(creditConsent.missing ?? '')).toBeVisible()
      await agree()
      await opened.tap(copy.submit)
      await opened.clock.advance(20_000)
      await expect.element(page.getByText('网络异常，请您重新提交').first()).toBeVisible()
      await expect.element(page.getByRole('checkbox')).not.toBeChecked()
      expect(opened.calls('channel/idAuth')).toHaveLength(0)
      expect(opened.exits).toEqual([])
    },
  )

  it('are refused at the number by a reply that names the same step, and stay typed', async () => {
    const opened = await open()
    await agree()
    await submitWith(opened, MISMATCH)
    await expect.poll(() => opened.errorOf(labels.idNumber)).toContain('姓名与身份证号不一致，请检查后重试')
    await expect.element(opened.field(labels.realName)).toHaveValue('阿卜杜拉·买买提')
    expect(opened.exits).toEqual([])
  })

  it('show what is missing or wrong before anything is sent', async () => {
    const opened = await open()
    await opened.tap(copy.submit)
    await expect.poll(() => opened.errorOf(labels.realName)).toContain(copy.missing.realName)
    await opened.fill(labels.realName, '张1')
    await opened.fill(labels.idNumber, '110101199003078014')
    await expect.poll(() => opened.errorOf(labels.realName)).toContain('姓名里不能有“1”')
    await expect.poll(() => opened.errorOf(labels.idNumber)).toContain(copy.wrong.idNumber)
    expect(opened.calls('channel/idAuth')).toHaveLength(0)
  })

  it('show a network failure over the button, and keep what was typed', async () => {
    const opened = await open({ faults: [{ match: 'channel/idAuth', fault: 'drop=after', times: 1 }] })
    await agree()
    await submitWith(opened, RIGHT)
    await expect.element(opened.text('网络异常，请您重新提交')).toBeVisible()
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toHaveLength(1)
  })

  it('keep the name over a reload, the number never', async () => {
    const opened = await open()
    await opened.fill(labels.realName, '张明')
    await opened.fill(labels.idNumber, RIGHT)
    await opened.clock.advance(1_000)
    const again = await opened.reload()
    await expect.element(again.field(labels.realName)).toHaveValue('张明')
    await expect.element(again.field(labels.idNumber)).toHaveValue('')
    expect(JSON.stringify(again.host.store.getItem('draft_identity'))).not.toContain('1990')
  })

  it('go to the group of the film-ticket partner', async () => {
    const opened = await open({ group: 'creditMaoYan', persona: 'maoyan-start' })
    await agree()
    await submitWith(opened, RIGHT)
    await expect.poll(() => opened.exits).toHaveLength(1)
    expect(opened.calls('creditMaoYan/idAuth')).toHaveLength(1)
  })

  it('are shown masked, without fields, once they are proved', async () => {
    const opened = await openPage(identity(), { persona: 'siku-one-step' })
    await expect.element(opened.text(copy.proved.heading)).toBeVisible()
    expect(page.getByRole('textbox').elements()).toHaveLength(0)
    await opened.tap(onward.unknown)
    expect(opened.exits).toHaveLength(1)
    expect(opened.calls('channel/idAuth')).toHaveLength(0)
  })
})

describe('the number alone', () => {
  it('asks for the authorisation before it is sent, and for the name while it is unknown', async () => {
    const opened = await open({ fields: 'number', persona: 'zhuanzhuan-start' })
    await opened.fill(labels.realName, '张明')
    await opened.fill(labels.idNumber, RIGHT)
    await opened.tap(copy.submitNumber)
    await page.getByRole('button', { name: '同意并继续' }).click()
    await expect.poll(() => opened.exits).toHaveLength(1)
    expect(opened.calls('channel/idNumberAuth')[0]?.request).toEqual({ realName: '张明', idNumber: LOGGED })
    expect(opened.calls('other/agreementrecord')).toHaveLength(1)
  })

  it('shows a known name read-only, and does not send it', async () => {
    const body = {
      Result: 200,
      ResultMessage: '',
      Content: { realName: '张*', idNumber: null, mobile: null, step: 'id-number-auth' },
    }
    const opened = await open({
      fields: 'number',
      persona: 'zhuanzhuan-start',
      faults: [{ match: 'channel/queryUserInfo', fault: { kind: 'reply', body } }],
    })
    await expect.element(opened.field(labels.realName)).toHaveValue('张*')
    await expect.element(opened.field(labels.realName)).toHaveAttribute('readonly')
    await opened.fill(labels.idNumber, RIGHT)
    await opened.tap(copy.submitNumber)
    await page.getByRole('button', { name: '同意并继续' }).click()
    await expect.poll(() => opened.calls('channel/idNumberAuth')).toHaveLength(1)
    expect(opened.calls('channel/idNumberAuth')[0]?.request).toEqual({ idNumber: LOGGED })
  })
})
