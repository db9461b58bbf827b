/** Options in the order of `labels`. The type argument makes the compiler demand a label for each value. */
export const choicesOf = <V extends string>(
  labels: Readonly<Record<V, string>>,
): readonly { value: V; label: string }[] =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }))
