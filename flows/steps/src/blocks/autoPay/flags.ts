// gap 86
/** Whether a flag of the contract means yes; anything unknown means no. */
export const isOn = (flag: boolean | number | null | undefined): boolean => flag === true || flag === 1
