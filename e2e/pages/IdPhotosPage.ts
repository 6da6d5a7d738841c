import type { Locator, Page } from '@playwright/test'
import { pictureNamed } from '../support/picture.ts'

const SIDES = { front: '身份证人像面', back: '身份证国徽面' } as const
export type Side = keyof typeof SIDES

/** The page of both sides of the ID card. */
export class IdPhotosPage {
  readonly page: Page
  /** What was read on the photos, to be corrected. */
  readonly name: Locator
  readonly number: Locator
  /** Its first day. */
  readonly validity: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.name = page.getByRole('textbox', { name: '姓名' })
    this.number = page.getByRole('textbox', { name: '身份证号' })
    this.validity = page.getByLabel('有效期限开始')
    this.submit = page.getByRole('button', { name: '确认并提交' })
  }

  side = (side: Side): Locator => this.page.getByRole('group', { name: SIDES[side] })

  /** Selects a picture from the album. */
  async choose(side: Side, file: ReturnType<typeof pictureNamed>): Promise<void> {
    await this.side(side).locator('input[type=file]').last().setInputFiles(file)
  }

  /** Selects both photos; ends when they were read and uploaded. */
  async chooseBoth(front = 'front.jpg', back = 'back.jpg'): Promise<void> {
    await this.choose('front', pictureNamed(front))
    await this.choose('back', pictureNamed(back))
    await this.name.waitFor()
    await this.validity.waitFor()
  }
}
