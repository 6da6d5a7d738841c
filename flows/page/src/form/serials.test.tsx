import { userSaveComplaint } from '@koo/api-client/calls'
import { defineStep, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { FormPage } from '../layout/FormPage.tsx'
import { memoryStorage, type MemoryStorage } from '../testing/index.ts'
import { openPage, type OpenPageOptions } from '../testing/openPage.tsx'
import { TextField } from './fields.ts'
import { useStepForm } from './useStepForm.ts'
import { useSubmit } from './useSubmit.ts'

const SAVE = 'user/saveComplaint'
const CONTACT = '13800000002'
const OWN = 'a-serial-of-the-page-itself'

const step = defineStep({ title: '投诉', exits: { done: null } })
const complaint = step.page(() => Promise.resolve({ default: Complaint }))

/** A form whose call has a serial number, and two buttons that send the same call without one. */
function Complaint({ exit }: StepPageProps<typeof step>) {
  const form = useStepForm({
    schema: z.object({ content: z.string(), contact: z.string() }),
    defaultValues: { content: '催收电话过多', contact: CONTACT },
    submit: userSaveComplaint,
    request: (values) => values,
    onDone: () => exit('done'),
  })
  const plain = useSubmit(userSaveComplaint)
  return (
    <FormPage form={form} submitText="提交">
      <TextField name={form.fields.content} label="内容" />
      <TextField name={form.fields.contact} label="电话" />
      <Button type="button" lock={0} onClick={() => plain.run({ content: '页面打不开' })}>
        快速反馈
      </Button>
      <Button type="button" lock={0} onClick={() => plain.run({ content: '页面打不开', serialNumber: OWN })}>
        自带编号
      </Button>
    </FormPage>
  )
}

type Opened = Awaited<ReturnType<typeof openPage>>

/** Opens the page; `memory` is the storage of its tab. */
async function open(faults: OpenPageOptions<unknown>['faults'] = []) {
  const memory = memoryStorage()
  return { memory, opened: await openPage(complaint, { faults, host: { memory } }) }
}
const first = (fault: string) => [{ match: SAVE, fault, times: 1 }]

const requestsOf = ({ calls }: Opened) => calls(SAVE).map(({ request }) => request as ComplaintRequest)
interface ComplaintRequest {
  serialNumber?: string
}
const serialsOf = (opened: Opened) => requestsOf(opened).map(({ serialNumber }) => serialNumber)

/** Taps a button and waits for the end of its request: the serials of all requests so far. */
async function send(opened: Opened, button = '提交') {
  const before = opened.calls(SAVE).length
  await opened.tap(button)
  await expect.poll(() => opened.calls(SAVE).length).toBe(before + 1)
  await opened.clock.advance(20_000)
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
  return serialsOf(opened)
}
/** What the tab holds about the call. */
const kept = (memory: MemoryStorage) => Object.entries(memory.entries()).filter(([key]) => key.includes(SAVE))

describe('the serial number of a write', () => {
  it('is made for a request that leaves it out, and a new one after a success', async () => {
    const { memory, opened } = await open()
    const [serial] = await send(opened, '快速反馈')
    expect(serial).toMatch(/^[\da-f-]{36}$/)
    expect(kept(memory)).toEqual([])
    const [, second] = await send(opened, '快速反馈')
    expect(second).not.toBe(serial)
  })

  it('of a form is made in the same way', async () => {
    const { opened } = await open()
    await send(opened)
    expect(requestsOf(opened)).toMatchObject([{ content: '催收电话过多', contact: CONTACT }])
    expect(serialsOf(opened)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
    expect(opened.exits).toEqual([{ name: 'done' }])
  })

  it('that the page gives is sent, and not kept', async () => {
    const { memory, opened } = await open(first('drop=after'))
    expect(await send(opened, '自带编号')).toEqual([OWN])
    expect(kept(memory)).toEqual([])
  })

  it.each(['drop=after', 'drop=before', 'hang=before', 'http=502', 'http=403'])(
    'is sent again with the same request after %s',
    async (fault) => {
      const { memory, opened } = await open(first(fault))
      await send(opened)
      expect(kept(memory)).toHaveLength(1)
      const [one, again] = await send(opened)
      expect(again).toBe(one)
      expect(opened.exits).toHaveLength(1)
      expect(kept(memory)).toEqual([])
    },
  )

  it('is the same when the session has ended and the customer is back', async () => {
    const { opened } = await open(first('result=-4000'))
    await send(opened)
    opened.world.signIn()
    const [one, again] = await send(opened)
    expect(again).toBe(one)
  })

  it('is stored before it is sent, and is the same after a reload', async () => {
    const { memory, opened } = await open(first('hang=before'))
    await opened.tap('提交')
    await expect.poll(() => opened.calls(SAVE)).toHaveLength(1)
    expect(kept(memory)).toHaveLength(1)
    const [one, again] = await send(await opened.reload())
    expect(again).toBe(one)
  })

  it('is another one for another request, and still the same for the first', async () => {
    const { opened } = await open([{ match: SAVE, fault: 'drop=before', times: 2 }])
    await send(opened)
    await opened.fill('内容', '利率说明不清楚')
    await send(opened)
    await opened.fill('内容', '催收电话过多')
    const [one, other, again] = await send(opened)
    expect(other).not.toBe(one)
    expect(again).toBe(one)
  })

  it('is a new one after a refusal', async () => {
    const { memory, opened } = await open(first('result=42122'))
    await send(opened)
    expect(kept(memory)).toEqual([])
    const [one, next] = await send(opened)
    expect(next).not.toBe(one)
  })

  it('is kept when a repetition is refused, because the first request may still arrive', async () => {
    const { opened } = await open([...first('drop=before'), ...first('result=42122')])
    await send(opened)
    await send(opened)
    const serials = await send(opened)
    expect(new Set(serials).size).toBe(1)
  })

  it.each([42116, 409])('is given up when the server says so (%i)', async (result) => {
    const { opened } = await open([...first('drop=before'), ...first(`result=${result}`)])
    await send(opened)
    await send(opened)
    const [one, again, next] = await send(opened)
    expect(again).toBe(one)
    expect(next).not.toBe(one)
  })

  it('of a customer is not that of the next one in the tab', async () => {
    const { opened } = await open(first('drop=before'))
    const [one] = await send(opened)
    opened.world.signIn({ mobile: '13800000399' })
    await expect.poll(() => opened.world.userId()).not.toBeNull()
    const [, other] = await send(opened)
    expect(other).not.toBe(one)
  })

  it('is all that is kept: nothing that was typed', async () => {
    const { memory, opened } = await open(first('drop=before'))
    const [serial] = await send(opened)
    expect(kept(memory)).toEqual([
      [
        expect.stringMatching(/^serial\.user\/saveComplaint\.[\da-z]{1,4}$/),
        JSON.stringify({
          user: opened.world.userId(),
          version: 1,
          at: opened.clock.now() - 20_000,
          value: serial,
        }),
      ],
    ])
  })
})
