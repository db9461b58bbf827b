#!/bin/sh
# Ends the process groups of an owner that died without ending them itself, even by SIGKILL.
# The owner holds the other end of standard input and writes "+ GROUP" and "- GROUP" lines; end of file means it is gone.
trap '' HUP INT TERM
groups=''
while read -r sign group; do
  case $sign in
    +) groups="$groups $group" ;;
    -)
      kept=''
      for each in $groups; do [ "$each" = "$group" ] || kept="$kept $each"; done
      groups=$kept
      ;;
  esac
done

# SIGINT is an orderly stop for all of them; for PostgreSQL SIGTERM would wait for its clients.
for each in $groups; do kill -s INT -- "-$each" 2>/dev/null; done
tries=0
while [ "$tries" -lt 50 ]; do
  alive=''
  for each in $groups; do kill -s 0 -- "-$each" 2>/dev/null && alive=yes; done
  [ -z "$alive" ] && exit 0
  sleep 0.2
  tries=$((tries + 1))
done
for each in $groups; do kill -s KILL -- "-$each" 2>/dev/null; done
exit 0
