/** To one decimal. */
export const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
