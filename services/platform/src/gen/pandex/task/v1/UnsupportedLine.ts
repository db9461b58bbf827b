// Original file: protos/pandex/task/v1/task.proto


export interface UnsupportedLine {
  'line'?: (number);
  'text'?: (string);
  'msg'?: (string);
}

export interface UnsupportedLine__Output {
  'line': (number);
  'text': (string);
  'msg': (string);
}
