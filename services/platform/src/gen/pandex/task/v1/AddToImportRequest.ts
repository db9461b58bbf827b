// Original file: protos/pandex/task/v1/task.proto


export interface AddToImportRequest {
  'task_no'?: (string);
  'part'?: (number);
  'text'?: (string);
  'first_line'?: (number);
}

export interface AddToImportRequest__Output {
  'task_no': (string);
  'part': (number);
  'text': (string);
  'first_line': (number);
}
