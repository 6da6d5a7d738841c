import { describe, expect, it } from 'vitest'
import { mountOf, Person, serial, frozenSandbox } from '../../testing/client.ts'

const DAY = 86_400_000

interface Kept {
  users: Array<{ slices: { account?: { complaints: Array<Record<string, unknown>> } } }>
}

async function kept(person: Person): Promise<Array<Record<string, unknown>>> {
  const { users } = await person.admin<Kept>('GET', 'world')
  return users.flatMap(({ slices }) => slices.account?.complaints ?? [])
}

describe('a complaint', () => {
  it('is saved with its number, and the customer gets a message', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const complaint = { serialNumber: serial(1), content: ' 催收电话过多 ', contact: '13800000002' }
    const { complaintNo } = await person.call('user/saveComplaint', complaint)
    expect(sandbox.world().users[0]?.complaints).toBe(1)
    expect(await kept(person)).toMatchObject([
      { complaintNo, content: '催收电话过多', contact: '13800000002', pictures: [] },
    ])
    const [message] = await person.call('message/queryList', {})
    const { content } = await person.call('message/queryDetail', { id: message?.id ?? '' })
    expect(content).toBe(`您的投诉已受理，编号${complaintNo}，我们将在3个工作日内与您联系。`)
  })

  it('sent twice is one, and another one under its number is refused', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    const complaint = { serialNumber: serial(1), content: '催收电话过多' }
    const first = await person.call('user/saveComplaint', complaint)
    expect(await person.call('user/saveComplaint', complaint)).toEqual(first)
    expect((await person.refusal('user/saveComplaint', { ...complaint, content: '别的' }))[0]).toBe(409)
    expect(await kept(person)).toHaveLength(1)
  })

  it('may bring pictures that were uploaded, nine at most', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    const file = new File(['picture'], 'page.jpg', { type: 'image/jpeg' })
    const { key } = await person.call('merchant/uploadPicture', { file, type: 'shopFront' })
    const pictures = [key ?? '']
    await person.call('user/saveComplaint', { serialNumber: serial(1), content: '见图', pictures })
    expect(await kept(person)).toMatchObject([{ pictures }])
    expect(
      await person.refusal('user/saveComplaint', {
        serialNumber: serial(2),
        content: '见图',
        pictures: ['O1'],
      }),
    ).toEqual([400, '未找到已上传的图片，请重新上传'])
    expect(
      await person.refusal('user/saveComplaint', {
        serialNumber: serial(3),
        content: '见图',
        pictures: Array.from({ length: 10 }, () => key ?? ''),
      }),
    ).toEqual([400, '最多上传9张图片'])
  })

  it('says something', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    expect(await person.refusal('user/saveComplaint', { serialNumber: serial(1), content: '  ' })).toEqual([
      400,
      '请填写投诉内容',
    ])
    expect(
      await person.refusal('user/saveComplaint', {
        serialNumber: serial(2),
        content: '内容',
        contact: '1'.repeat(81),
      }),
    ).toEqual([400, '联系方式过长，请检查后重试'])
  })

  it('can be made five times a day; the newest ten are kept', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    for (let day = 0; day < 5; day += 1) {
      for (let k = 0; k < 5; k += 1) {
        const number = day * 5 + k
        await person.call('user/saveComplaint', { serialNumber: serial(number), content: `第${number}次` })
      }
      expect(
        await person.refusal('user/saveComplaint', { serialNumber: serial(100 + day), content: '再来' }),
      ).toEqual([42122, '您今日提交的投诉已达上限，请明日再试'])
      sandbox.changeClock({ advanceMs: DAY })
      await person.signIn()
    }
    const contents = (await kept(person)).map(({ content }) => content)
    expect(contents).toHaveLength(10)
    expect([contents[0], contents.at(-1)]).toEqual(['第24次', '第15次'])
  })
})
