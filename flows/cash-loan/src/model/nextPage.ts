/** What a page is given that loads the one after it in advance. */
export interface NextPage {
  readonly next: () => Promise<unknown>
}
