/** `computing`: the host looks for contacts. `exhausted`: as many were used as may be. */
export const recommendStates = ['computing', 'ready', 'exhausted'] as const
