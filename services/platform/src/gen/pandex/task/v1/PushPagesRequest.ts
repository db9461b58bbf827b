// Original file: protos/pandex/task/v1/task.proto


export interface PushPagesRequest {
  'doc_ids'?: (string)[];
  'words'?: (string)[];
}

export interface PushPagesRequest__Output {
  'doc_ids': (string)[];
  'words': (string)[];
}
