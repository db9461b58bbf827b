const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** `1:59:05`, `9:05`. @param seconds whole seconds */
export const countdownText = (seconds: number): string => {
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor((seconds % 3_600) / 60)
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}
