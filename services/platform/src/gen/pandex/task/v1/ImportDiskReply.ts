// Original file: protos/pandex/task/v1/task.proto


export interface ImportDiskReply {
  'task_no'?: (string);
  'total'?: (number);
  'accepted'?: (number);
  'review'?: (number);
  'duplicate'?: (number);
  'banned'?: (number);
  'unsupported'?: (number);
}

export interface ImportDiskReply__Output {
  'task_no': (string);
  'total': (number);
  'accepted': (number);
  'review': (number);
  'duplicate': (number);
  'banned': (number);
  'unsupported': (number);
}
