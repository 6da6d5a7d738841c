import type { Page, Request } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { RIGHT_CODE } from '../pages/LoginPage.ts'
import { READING } from '../support/costs.ts'
import type { Kind } from './kinds.ts'

/** Buttons that make the loan, or lead to it. */
const GO_ON =
  /^(?:已阅读并确认|确认借款|立即借款|确认，获取验证码|提交店铺信息|提交申请|提交预约|重新提交|确认支付|支付 ¥[\d,.]+|分\d+期支付 · 每期 ¥[\d,.]+|现在付 ¥[\d,.]+，其余分\d+期)$/
/** Buttons that a page offers after a failure. */
const REPAIRS =
  /^(?:重试|重新加载|重新核对|重新提交|重新确认借款|重新确认|重新支付|刷新结果|返回修改|回到借款页|返回首页|回到首页|继续借款|重新借款|返回商家|返回合作方)$/
/** Pages of the partner, where a customer is who has left the app. */
const PARTNER = '/__sandbox/partner/'

/** The screen of one tab, as far as it decides what a customer does next. */
interface Screen {
  isBlank: boolean
  isLogin: boolean
  isPartners: boolean
  hasDialog: boolean
  buttons: string[]
  /** The button in the colour of the brand: a page has one. */
  main: string | undefined
  amount: string | null
  /** A box that has to be ticked first. */
  isUnticked: boolean
}

const look = (page: Page): Promise<Screen> =>
  page.evaluate((partner) => {
    const isShown = (element: Element) => element.getClientRects().length > 0
    const dialog = [...document.querySelectorAll('[role=dialog]')].find(isShown)
    const within = dialog ?? document
    const buttons = [...within.querySelectorAll('button')].filter((each) => isShown(each) && !each.disabled)
    const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? ''
    const isColoured = (each: Element) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] =
        getComputedStyle(each)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? []
      return alpha === 1 && Math.max(red, green, blue) - Math.min(red, green, blue) > 64
    }
    const main = buttons.find(isColoured)
    const text = document.body.innerText
    const box = [...within.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(isShown)
    return {
      isBlank: text.trim() === '' && document.querySelector('[aria-busy=true]') === null,
      isLogin: location.pathname.endsWith('/login'),
      isPartners: location.pathname.startsWith(partner),
      hasDialog: dialog !== undefined,
      buttons: buttons.map(nameOf),
      main: main && nameOf(main),
      amount: document.querySelector<HTMLInputElement>('[data-testid=amount]')?.value ?? null,
      isUnticked: box !== undefined && !box.checked,
    }
  }, PARTNER)

/** How long one action may take: a walk does not wait for a request that a fault delays. */
const QUICK = { timeout: 1_500 }

/** Taps several times in one task on what makes the loan, or leads to it. */
export const tapOften = (page: Page) =>
  page.evaluate((goOn) => {
    const names = new RegExp(goOn)
    const button = [...document.querySelectorAll('button')].findLast((each) =>
      names.test(each.textContent ?? ''),
    )
    for (let tap = 0; tap < 5; tap += 1) button?.click()
  }, GO_ON.source)

/** After so many looks at a screen without a button that is known to lead on, its main one is tapped: an offer may come late. */
const PATIENCE = 5

/** How often, and after how many ms, a look is taken whether replies have arrived: one that hangs is not waited for. */
const ARRIVAL = { times: 20, every: 50 }

/** A customer who wants one loan, or one visit, and taps every control that leads to it. */
export class Customer {
  readonly page: Page
  /** Where the customer begins, and begins again. */
  readonly home: string
  readonly #kind: Kind
  readonly #asked = new Set<Request>()
  #typed = 0
  #idle = 0
  #turn = 0

  constructor(page: Page, { home, kind }: { home: string; kind: Kind }) {
    this.page = page
    this.home = home
    this.#kind = kind
    page.on('request', (request) => this.#asked.add(request))
    const answered = (request: Request) => this.#asked.delete(request)
    page.on('requestfinished', answered)
    page.on('requestfailed', answered)
  }

  /** Waits until what the page has asked for is there. The clock of a walk must not outrun the machine that it runs on. */
  async arrived(): Promise<void> {
    for (let time = 0; time < ARRIVAL.times && this.#asked.size > 0; time += 1) await sleep(ARRIVAL.every)
  }

  /** What is on the screen; null while the page is being replaced. */
  look = (): Promise<Screen | null> => look(this.page).catch(() => null)

  /** Whether the browser shows a page of its own: there was no network when the app was asked for, or the app was left. */
  isBrowsersOwn = () => /^(?:chrome-error:|about:blank$)/.test(this.page.url())

  /** Does the next action. One that is not possible now is tried in the next turn. */
  async step(): Promise<void> {
    if (this.isBrowsersOwn()) {
      const isLeft = this.page.url() === 'about:blank'
      await (isLeft ? this.page.goto(this.home) : this.page.reload()).catch(() => undefined)
      return
    }
    const screen = await this.look()
    if (screen !== null) await this.#act(screen).catch(() => undefined)
  }

  async #act(screen: Screen): Promise<void> {
    const { page } = this
    if (screen.isLogin) return this.#signIn()
    if (screen.isPartners) return void (await page.goto(this.home))
    this.#turn += 1
    if (await this.#kind.act?.(page, this.#turn)) return
    if (screen.hasDialog) {
      const code = page.getByRole('dialog').getByRole('textbox')
      this.#typed += 1
      // After a refused code the dialog is closed, and another code is requested.
      if ((await code.isVisible()) && this.#typed % 3 !== 0) return code.fill(RIGHT_CODE, QUICK)
      if (screen.isUnticked) await page.getByRole('dialog').getByRole('checkbox').first().check(QUICK)
      // Who wants the loan reads to the end.
      if (screen.buttons.some((name) => READING.test(name))) return
      const goOn = screen.buttons.find((name) => GO_ON.test(name))
      const stay = goOn ?? screen.buttons.find((name) => REPAIRS.test(name) || name === '关闭')
      return this.#press(stay, screen)
    }
    const { amount } = this.#kind
    if (screen.amount !== null && screen.amount !== amount) {
      // The form is that of another loan where nothing is typed.
      if (amount === null) return void (await page.goto(this.home))
      await page.getByTestId('amount').fill(amount, QUICK)
    }
    if (screen.isUnticked) await page.getByRole('checkbox').first().check(QUICK)
    const onward = screen.buttons.find((name) => GO_ON.test(name))
    return this.#press(onward ?? screen.buttons.find((name) => REPAIRS.test(name)), screen)
  }

  async #press(known: string | undefined, { main }: Screen): Promise<void> {
    this.#idle = known === undefined ? this.#idle + 1 : 0
    const name = this.#idle > PATIENCE ? main : known
    if (name !== undefined) await this.page.getByRole('button', { name }).last().click(QUICK)
  }

  async #signIn(): Promise<void> {
    const { page } = this
    await page.getByRole('textbox', { name: '手机号' }).fill(this.#kind.phone, QUICK)
    await page.getByRole('button', { name: /获取/ }).click(QUICK)
    const box = page.getByRole('checkbox')
    if (!(await box.isChecked())) await box.check(QUICK)
    await page.getByRole('textbox', { name: '验证码' }).fill(RIGHT_CODE, QUICK)
    await page.getByRole('button', { name: '登录' }).click(QUICK)
  }
}
