import { configured } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { contacts } from '../../pages/contacts/step.ts'
import { face } from '../../pages/face/step.ts'
import { identity } from '../../pages/identity/step.ts'
import { idPhotos } from '../../pages/idPhotos/step.ts'
import { information } from '../../pages/information/step.ts'
import { copy } from './copy.ts'

const OWN = '请勿把钱转给陌生人。'

/** Pages of an application, each shown for its persona. */
const PAGES: Readonly<Record<string, (options: OpenPageOptions<object>) => Promise<unknown>>> = {
  identity: (options) => openPage(identity(), { persona: 'siku-start', ...options }),
  photos: (options) => openPage(idPhotos(), { persona: 'siku-one-step', ...options }),
  face: (options) => openPage(face(), { persona: 'siku-ready', ...options }),
  contacts: (options) => openPage(contacts({ use: 'own' }), { persona: 'no-contacts', ...options }),
  information: (options) => openPage(information(), { persona: 'no-profile', ...options }),
}
const open = async (name: string, securityWarnings?: unknown) => {
  await PAGES[name]?.(
    securityWarnings === undefined ? {} : { host: { config: configured({ securityWarnings }) } },
  )
  await expect.element(page.getByRole('button').first()).toBeVisible()
}
const warning = (text: string) => page.getByText(text, { exact: true })

describe.each(Object.keys(PAGES))('an application at the page %s', (name) => {
  it('warns of fraud, before the configuration is known', { tags: ['error.10'] }, async () => {
    await open(name)
    await expect.element(warning(copy.applying)).toBeVisible()
  })

  it('warns in the words of the configuration', { tags: ['error.10'] }, async () => {
    await open(name, ['谨防诈骗。', OWN])
    await expect.element(warning(OWN)).toBeVisible()
    expect(document.body.textContent).not.toContain(copy.applying)
  })
})

it('the contacts that raise a limit are no application', async () => {
  await openPage(contacts({ use: 'raise' }), { persona: 'old-customer' })
  await expect.element(page.getByRole('button').first()).toBeVisible()
  expect(document.body.textContent).not.toContain(copy.applying)
})

it.each<[unknown, boolean]>([
  [['谨防诈骗。'], false],
  [[], false],
  // Blank, or no list of texts: the text of the product.
  [['谨防诈骗。', '  '], true],
  [[7, 8], true],
  ['谨防诈骗。', true],
  [{ 1: OWN }, true],
])('the line of an application with the warnings %j', { tags: ['error.10'] }, async (warnings, isShown) => {
  await open('information', warnings)
  await expect.element(page.getByRole('textbox').first()).toBeVisible()
  expect(document.body.textContent.includes(copy.applying)).toBe(isShown)
  expect(document.body.textContent).not.toContain(OWN)
})
