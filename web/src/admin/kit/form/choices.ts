/** Options in the order of `labels`. The type argument makes the compiler demand a label for each value. */
export const choicesOf = <V extends string>(
  labels: Readonly<Record<V, string>>,
): readonly { value: V; label: string }[] =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }))

/** @returns the value itself when no choice has it */
export const labelOf = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value
