// Original file: protos/pandex/task/v1/task.proto


export interface ItemFilter {
  'status'?: (string);
  'disk_type'?: (string);
  'q'?: (string);
  'task_no'?: (string);
  'origin'?: (string);
}

export interface ItemFilter__Output {
  'status': (string);
  'disk_type': (string);
  'q': (string);
  'task_no': (string);
  'origin': (string);
}
