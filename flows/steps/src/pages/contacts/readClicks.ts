/** How many recommendations this tab has taken, as its storage keeps it. What is no number of them counts as none. */
export const readClicks = (text: string | null): number => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : 0)
