# Runs one program after the other in the same interpreter, each as if it were alone.
import atexit, builtins, linecache, os, shutil, sys, threading, traceback

NAME = "program.py"
FOLDER = "/program"
BUILTINS = dict(vars(builtins))


class Ended:
    """What came of a run: the exit status, and the last line of a traceback with its line in the program."""

    def __init__(self):
        self.status, self.detail, self.line, self.broken = 0, None, None, False


def run_at_once(thread):
    thread.run()


def without_threads():
    """Contestants start one thread for a deeper stack. There are no threads here, so that it runs where it is started."""
    threading.Thread.start = run_at_once
    threading.Thread.join = lambda thread, timeout=None: None
    threading.stack_size = lambda size=0: 0


without_threads()


def prepare(files):
    os.chdir("/")
    shutil.rmtree(FOLDER, ignore_errors=True)
    os.makedirs(FOLDER, exist_ok=True)
    os.chdir(FOLDER)
    for name, text in files.items():
        with open(name, "w", encoding="utf-8", newline="") as file:
            file.write(text)


def restore_builtins():
    """What the program before has changed there, or has added."""
    names = vars(builtins)
    for name in set(names) - set(BUILTINS):
        del names[name]
    names.update(BUILTINS)


def files_left():
    texts = {}
    for entry in os.scandir(FOLDER):
        if entry.is_file():
            with open(entry.path, encoding="utf-8", errors="replace", newline="") as file:
                texts[entry.name] = file.read()
    return texts


def open_streams(by_lines):
    sys.stdin = open(0, encoding="utf-8", errors="surrogateescape", closefd=False)
    buffering = 1 if by_lines else -1
    sys.stdout = open(1, "w", buffering, encoding="utf-8", errors="surrogateescape", closefd=False)
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False, buffering=1)


def line_of(error):
    if isinstance(error, SyntaxError) and error.filename == NAME:
        return error.lineno
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == NAME]
    return lines[-1] if lines else None


def fail(ended, error):
    """Tells an exception as Python does, without the frames of this file."""
    told = error.__traceback__
    while told is not None and told.tb_frame.f_code.co_filename != NAME:
        told = told.tb_next
    traceback.print_exception(type(error), error, told, file=sys.stderr)
    ended.status = 1
    ended.detail = traceback.format_exception_only(error)[-1].strip()
    ended.line = line_of(error)


def exit_status(ended, code):
    """As `sys.exit` is understood: nothing is 0, a number is itself, everything else is said and is 1."""
    if code is None:
        return
    if isinstance(code, int):
        ended.status = code & 255
        return
    print(code, file=sys.stderr)
    ended.status = 1


def attempt(ended, work):
    try:
        work()
    except BaseException as error:
        # What tells the error uses names that the program may have changed.
        restore_builtins()
        if isinstance(error, SystemExit):
            exit_status(ended, error.code)
        else:
            fail(ended, error)


compiled = (None, None)


def code_of(source):
    global compiled
    if compiled[0] != source:
        linecache.cache[NAME] = (len(source), None, source.splitlines(True), NAME)
        compiled = (source, compile(source, NAME, "exec"))
    return compiled[1]


def run(source, args, files, by_lines):
    ended = Ended()
    restore_builtins()
    prepare(files)
    open_streams(by_lines)
    sys.argv = [NAME, *args]
    sys.setrecursionlimit(1000)
    try:
        code = code_of(source)
    except (SyntaxError, ValueError) as error:
        fail(ended, error)
        ended.broken = True
        return ended
    attempt(ended, lambda: exec(code, {"__name__": "__main__", "__builtins__": builtins, "__file__": NAME}))
    attempt(ended, atexit._run_exitfuncs)
    for stream in (sys.stdout, sys.stderr):
        attempt(ended, stream.flush)
    return ended
