/** A customer who does what each page asks for, by its labels and its main button: so a new page needs no walk of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureNamed } from '../../support/picture.ts'
import type { Target } from '../inPage/find.ts'
import { look } from '../inPage/look.ts'
import { button, checkbox, radio, textbox } from '../page.ts'
import type { World } from '../world.ts'
import { CODE } from './signIn.ts'

/** What is typed, by the label of the field. Two fields of one name get the values in turn. */
const TYPED: readonly (readonly [label: RegExp, ...values: string[]])[] = [
  [/验证码|支付密码/, CODE],
  [/姓名/, '陈国强', '李梅'],
  [/手机号|电话/, '13700000001', '13600000002'],
  [/身份证号/, '110101199003078013'],
  [/单位名称|公司/, '杭州有数科技有限公司'],
  [/地址/, '文三路 1 号 2 幢'],
  [/邮箱/, 'li.lei@example.com'],
  [/卡号后四位/, '4321'],
]
/** The customer's own name, where the page asks for the number as well. */
const OWN_NAME = '陈思远'

/** Buttons that go back, take something away, or lead to another page to read. */
const NOT_ON = /^(?:返回|关闭|暂不|退出|重新|删除|放弃|稍后|《)|取消|拒绝|失败|不足|协议|授权书/
/** What is typed into a field; undefined where the page can do without it. */
function valueFor(label: string, at: number, isOwn: boolean): string | undefined {
  if (isOwn && /姓名/.test(label)) return OWN_NAME
  const values = TYPED.find(([pattern]) => pattern.test(label))?.slice(1) as string[] | undefined
  return values?.[at] ?? values?.[0]
}

const folder = mkdtempSync(path.join(tmpdir(), 'koo-pictures-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** A picture for a group of inputs; the sandbox reads its meaning from the name. */
function pictureFor(group: string): string {
  const name = /国徽/.test(group) ? 'back.jpg' : /人像/.test(group) ? 'front.jpg' : 'picture.jpg'
  const file = path.join(folder, name)
  writeFileSync(file, pictureNamed(name).buffer)
  return file
}

/** How long a tap waits for what was seen a moment ago, ms. */
const SOON = 1_500

/** How long a picture may be under way before it is chosen again, ms. */
const UPLOAD = 5_000

export class Customer {
  readonly #world: World
  /** When a file was chosen, by page and group: it takes a moment until the page shows it. */
  readonly #chosen = new Map<string, number>()

  constructor(world: World) {
    this.#world = world
  }

  look = () => this.#world.page.run(look)

  /** Does the next thing that the page asks for; nothing while it is replaced by the next page, or is busy. */
  step = () => this.#act().catch(() => undefined)

  async #act(): Promise<void> {
    const screen = await this.look()
    const { page } = this.#world
    // The next page may have a button of the same name.
    const here = (what: Target): Target => ({ ...what, path: screen.path })
    const { emptyFields, options, openChoices, uncheckedBoxes, files, buttons } = screen
    for (const { name, at } of emptyFields) {
      const typed = valueFor(
        name,
        at,
        emptyFields.some((each) => /身份证号/.test(each.name)),
      )
      if (typed === undefined) continue
      return page.fill(here(textbox(name, at)), typed, SOON)
    }
    const choice = options[0] ?? openChoices[0]
    if (choice !== undefined)
      return page.tap(here(options[0] === undefined ? button(choice) : radio(choice)), SOON)
    if (screen.isBusy) return
    for (const { at, group } of files) {
      const key = `${screen.path} ${group}`
      if (Date.now() - (this.#chosen.get(key) ?? 0) < UPLOAD) continue
      this.#chosen.set(key, Date.now())
      return page.chooseFile(pictureFor(group), at)
    }
    if (uncheckedBoxes[0] !== undefined) return page.tap(here(checkbox(uncheckedBoxes[0])), SOON)
    const next = buttons.find((name) => !NOT_ON.test(name)) ?? buttons[0]
    if (next !== undefined) await page.tap(here(button(next)), SOON)
  }
}
