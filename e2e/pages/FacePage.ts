import { expect, type Locator, type Page } from '@playwright/test'

/** The face check with the camera of the browser, and the page of its outcome. */
export class FacePage {
  readonly start: Locator
  readonly consent: Locator
  /** The authorisation in the sentence of the consent; over the camera it is a button. */
  readonly authorisation: Locator
  readonly shutter: Locator
  readonly use: Locator
  readonly again: Locator
  /** The running picture of the camera. */
  readonly camera: Locator

  constructor(page: Page) {
    this.start = page.getByRole('button', { name: '开始识别' })
    this.consent = page.getByRole('checkbox')
    this.authorisation = page.getByRole('link', { name: '《人脸信息使用授权书》' })
    this.shutter = page.getByRole('button', { name: '拍摄', exact: true })
    this.use = page.getByRole('button', { name: '使用这张' })
    this.again = page.getByRole('button', { name: '重新识别' })
    this.camera = page.locator('video')
  }

  /** Waits for the first picture of the camera: before it there is nothing to take. */
  async isRunning(): Promise<void> {
    await expect
      .poll(() => this.camera.evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0)
  }

  /** Agrees to the authorisation and opens the camera. */
  async begin(): Promise<void> {
    await this.consent.check()
    await this.start.click()
  }

  /** Takes a picture and sends it. */
  async check(): Promise<void> {
    await this.begin()
    await this.isRunning()
    await this.shutter.click()
    await this.use.click()
  }
}
