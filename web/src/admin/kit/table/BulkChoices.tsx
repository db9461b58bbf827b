interface BulkChoicesProps<C extends string> {
  choices: readonly C[]
  actions: Readonly<Record<C, { action: string; isDanger?: boolean }>>
  onChoose: (choice: C) => void
}

/** One button of the bulk bar for each choice. */
export const BulkChoices = <C extends string>({ choices, actions, onChoose }: BulkChoicesProps<C>) =>
  choices.map((choice) => (
    <button
      key={choice}
      type="button"
      className={`btn ${actions[choice].isDanger ? 'btn-danger' : 'btn-line'}`}
      onClick={() => onChoose(choice)}
    >
      {actions[choice].action}
    </button>
  ))
