/** Whether a flag of the contract means yes; anything unknown means no (gap 86). */
export const isOn = (flag: boolean | number | null | undefined): boolean => flag === true || flag === 1
