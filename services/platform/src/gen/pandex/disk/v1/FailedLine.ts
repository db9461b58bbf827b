// Original file: protos/pandex/disk/v1/disk.proto


export interface FailedLine {
  'line'?: (number);
  'msg'?: (string);
}

export interface FailedLine__Output {
  'line': (number);
  'msg': (string);
}
