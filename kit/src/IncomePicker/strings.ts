/** Simplified Chinese; other languages are in `locale/application`. */
export const incomePickerStrings = {
  label: '月收入',
  /** Codes 1 to 6. */
  ranges: ['1万元以下', '1–2万元', '2–3万元', '3–4万元', '4–5万元', '5万元以上'],
}
